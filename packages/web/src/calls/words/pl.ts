import type { Words } from './en.ts';

export const words: Words = {
  title: 'Wołaj mnie',
  lead: 'Nawet gdy strona jest zamknięta. Najwyżej jedna wiadomość na stół.',
  turn: ['Moja tura', 'stół na mnie czeka'],
  invited: ['Zaproszono mnie', 'ktoś trzyma dla mnie miejsce'],
  over: ['Koniec gry', 'jak się skończyła'],
  rematch: ['Propozycja rewanżu', 'miejsca już czekają'],
  quiet: 'Ciche godziny',
  quietText: (from, to) => `Od ${from} do ${to} cisza. Rano przyjdzie jedna wiadomość na stół.`,
  from: 'Od',
  to: 'Do',
  sampleTitle: (game) => `${game}: twoja tura`,
  sample: { body: 'Czekają na ciebie: Iga i inni.', now: 'teraz', open: 'Do stołu', mute: 'Wycisz ten stół' },
  allow: 'Wołaj na tym urządzeniu',
  stop: 'Nie wołaj na tym urządzeniu',
  test: 'Wyślij próbną',
  tested: (n) => (n ? 'Jest w drodze.' : 'Żadne urządzenie jej nie przyjęło.'),
  denied: 'Ta przeglądarka nie pozwala na wiadomości stąd. Zmienisz to w jej ustawieniach tej strony.',
  never: 'Tej przeglądarki nie da się zawołać.',
  muted: (n) => `Wyciszone stoły: ${n}`,
  unmute: 'Niech znowu wołają',
};
