/** On what terms a table is played: how fast, who may come in, what happens to whoever is away. */
import type { Coach, Pace, Timeout } from '@astragal/wire';

export class Terms {
  kind = $state('untimed') as Pace['kind'];
  bank = $state(900);
  increment = $state(20);
  hours = $state(24);
  timeout: Timeout = $state('bot');
  isPublic = $state(false);
  takeover = $state(true);
  chat = $state(true);
  coach: Coach = $state('off');

  get pace(): Pace {
    const { kind, bank, increment, hours } = this;
    return kind === 'live' ? { kind, bank, increment } : kind === 'slow' ? { kind, hours } : { kind };
  }
}
