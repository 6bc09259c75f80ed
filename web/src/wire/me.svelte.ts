// The person who uses this browser.

import { hello, rename } from "./api";
import type { Me } from "./protocol";

class Myself {
  me: Me | null = $state.raw(null);
  version: string = $state("");
  build: string = $state("");
  /** The server's address in the local network, if this browser is on its machine; otherwise "". */
  network: string = $state("");

  /** The server's Web Push key; "" if it sends no notifications. */
  pushKey: string = $state("");

  /** Whether this server offers sign-in by passkey, and by e-mail. */
  passkeys: boolean = $state(false);
  mail: boolean = $state(false);

  async load(): Promise<void> {
    const greeting = await hello();
    this.me = greeting.me;
    this.version = greeting.version;
    this.build = greeting.build;
    this.network = greeting.network;
    this.pushKey = greeting.push_key;
    this.passkeys = greeting.passkeys ?? false;
    this.mail = greeting.mail ?? false;
  }

  async rename(name: string): Promise<void> {
    this.me = await rename(name);
  }
}

export const myself = new Myself();
