// Notices that it is one's turn: from this page while it is open somewhere, and from the server
// where it sends them.

import { settings } from "../settings.svelte";
import { subscribe, unsubscribe } from "../wire/api";
import { myself } from "../wire/me.svelte";
import { texts } from "../words/texts.svelte";

class Notices {
  /** Whether this browser can show any. */
  readonly possible = "Notification" in window && "serviceWorker" in navigator;
  denied: boolean = $state(this.possible && Notification.permission === "denied");
  /** The server tells this browser even if no page is open. */
  always: boolean = $state(false);

  /** Find out what was agreed on before. */
  async look(): Promise<void> {
    if (!this.possible || !settings.notices) return;
    if (Notification.permission !== "granted") settings.notices = false;
    else await this.#subscribe();
  }

  async turnOn(): Promise<void> {
    const answer = await Notification.requestPermission();
    this.denied = answer === "denied";
    settings.notices = answer === "granted";
    if (settings.notices) await this.#subscribe();
  }

  async turnOff(): Promise<void> {
    settings.notices = false;
    this.always = false;
    const subscription = await (await this.#registration()).pushManager.getSubscription();
    if (!subscription) return;
    await subscription.unsubscribe();
    await unsubscribe(subscription.endpoint);
  }

  async show(body: string, path: string, tag: string): Promise<void> {
    if (!this.possible || !settings.notices) return;
    const registration = await this.#registration();
    await registration.showNotification("Citadella", {
      body,
      tag,
      icon: "/icons/192.png",
      data: { path },
    });
  }

  /** Where it cannot be told from afar, a page that is open tells it. */
  async #subscribe(): Promise<void> {
    if (!myself.pushKey) return;
    try {
      const { pushManager } = await this.#registration();
      const made = await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: myself.pushKey,
      });
      const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
      await subscribe({ endpoint: made.endpoint, p256dh, auth, language: texts.language });
      this.always = true;
    } catch {
      this.always = false;
    }
  }

  #registration(): Promise<ServiceWorkerRegistration> {
    return navigator.serviceWorker.ready;
  }
}

export const notices = new Notices();
