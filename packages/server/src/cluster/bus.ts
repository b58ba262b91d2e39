/** How servers of one house tell each other what has happened. Nothing depends on a message: the store is looked at, too. */

export interface Bus {
  /** Whether others hear us now. */
  readonly isUp: boolean;
  /** What was sent and received so far. */
  readonly traffic: Traffic;
  /** Says it to whoever listens; nobody, while the bus is down. */
  publish(subject: string, data: Uint8Array): void;
  /** Listens. Resolves when nothing that is said from now on is missed; gives what ends it. */
  subscribe(subject: string, hear: (data: Uint8Array) => void): Promise<() => void>;
  /** Subscription when the bus goes down or comes back. */
  onChange(changed: (isUp: boolean) => void): void;
  close(): Promise<void>;
}

export interface Traffic {
  readonly messages: number;
  readonly bytes: number;
}

/** A house with one server: nobody to talk to. */
export const silence: Bus = {
  isUp: true,
  traffic: { messages: 0, bytes: 0 },
  publish() {},
  subscribe: async () => () => {},
  onChange() {},
  close: async () => {},
};
