/** Counters and gauges in Prometheus' text format. */

const COUNTERS = {
  answers: 'Answers accepted, undo included',
  refused: 'Requests refused',
  followed: 'Answers of other servers, played again here',
  gaps: 'Of those, read from the store because no message came',
  messages: 'Messages received on sockets',
  bad_messages: 'Messages that could not be read',
  requests: 'HTTP requests to the API',
  connections_refused: 'Connections of addresses that had too many',
  timeouts: 'Clocks that ran out',
  frozen: 'Tables frozen because their rules failed',
  store_failures: 'Writes that the store refused',
  hooks: 'Webhooks delivered',
  hook_failures: 'Webhooks that failed',
  pushes: 'Notifications that a push service took',
  push_failures: 'Notifications that no push service took',
} as const;

export type Counter = keyof typeof COUNTERS;

export class Metrics {
  readonly #counts = new Map<Counter, number>();

  count(name: Counter, by = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }

  get(name: Counter): number {
    return this.#counts.get(name) ?? 0;
  }

  /** All counters, and gauges as they are now. */
  text(gauges: Readonly<Record<string, readonly [help: string, value: number]>>): string {
    const lines: string[] = [];
    for (const [name, help] of Object.entries(COUNTERS))
      lines.push(
        `# HELP astragal_${name}_total ${help}`,
        `# TYPE astragal_${name}_total counter`,
        `astragal_${name}_total ${this.get(name as Counter)}`,
      );
    for (const [name, [help, value]] of Object.entries(gauges))
      lines.push(`# HELP astragal_${name} ${help}`, `# TYPE astragal_${name} gauge`, `astragal_${name} ${value}`);
    return `${lines.join('\n')}\n`;
  }
}
