// Who sits before this browser.

import { hello, rename } from "./api";
import type { Me } from "./protocol";

class Myself {
  me: Me | null = $state.raw(null);
  version: string = $state("");
  build: string = $state("");
  /** The server's address in the local network, for who sits at its machine; "" if it has none. */
  network: string = $state("");

  /** The key by which the server sends notices; "" if it sends none. */
  pushKey: string = $state("");

  /** Whether one can sign in here by passkey, and by a link in a letter. */
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
