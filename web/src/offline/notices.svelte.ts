// Notifications that it is your turn: from this page while it is open, and from the server if it
// sends Web Push messages.

import { settings } from "../settings.svelte";
import { subscribe, unsubscribe } from "../wire/api";
import { myself } from "../wire/me.svelte";
import { texts } from "../words/texts.svelte";

class Notices {
  /** Whether this browser can show notifications. */
  readonly possible = "Notification" in window && "serviceWorker" in navigator;
  denied: boolean = $state(this.possible && Notification.permission === "denied");
  /** Whether the server also notifies this browser when no page is open. */
  always: boolean = $state(false);

  /** Check the browser's permission, and renew the subscription. */
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

  /** Subscribe to Web Push; if that fails, notifications appear only while a page is open. */
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
