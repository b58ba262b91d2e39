import type { Tongue } from './types.ts';

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

export const tongue: Tongue = {
  idle: words(`a i o u w z ze na do od po za dla bez przy przez jak co czy kto kogo komu czego czemu gdzie kiedy dlaczego ile który która które
    to ten ta te tej tego tym tych jest są być był była będzie mogę możesz może można wolno muszę musi trzeba daje dają da robi robią działa działają
    się mi mnie ci cię ja ty on ona oni mój moja moje moją mojej swój swoją swoje jego jej ich nie tak też tylko albo lub i oraz ale gdy jeśli jeżeli
    znaczy oznacza się więc potem już jeszcze mam masz ma zrobić stanie dzieje proszę zasada zasady gra gry grze`),
  endings:
    words(`owaniem owania owanie aniem eniem iwszy ejszy iejszy ałem ałam iłem iłam ować ywać iwać aniu eniu ania anie enia enie ości ością ość
    ami ach emu ego ymi imi ych ich iej ymi ów om ię ią ie ej em ym im ać eć ić yć uć ąć ła ło ły li uje ują isz esz asz am asz ają eją
    uj aj ij ze dzie cie nie ń mi ą ę y i e a o u ł m ć sz c`),
  forms: {
    idę: 'iść',
    idzie: 'iść',
    kości: 'kość',
    kośćmi: 'kość',
    kostki: 'kość',
    kostkami: 'kość',
    kostką: 'kość',
    wrogów: 'wróg',
    wroga: 'wróg',
    wrogu: 'wróg',
    wrogowie: 'wróg',
    wrogiem: 'wróg',
    ludzi: 'człowiek',
    spaść: 'spada',
    spadnę: 'spada',
    spadam: 'spada',
    spadanie: 'spada',
    upaść: 'spada',
    upadek: 'spada',
    umrę: 'śmierć',
    umiera: 'śmierć',
    umrze: 'śmierć',
    ginę: 'ginie',
    zginie: 'ginie',
    zginę: 'ginie',
    remisie: 'remis',
    kupię: 'kupić',
    wezmę: 'wziąć',
    biorę: 'wziąć',
    bierzesz: 'wziąć',
    dwa: 'dwa',
    dwie: 'dwa',
    dwóch: 'dwa',
    dwukrotnie: 'dwa',
    słońca: 'słońce',
    słońc: 'słońce',
    skoczyć: 'skakać',
    skok: 'skakać',
    skaczę: 'skakać',
  },
  synonyms: [
    ['początek', 'start', 'zacząć', 'przygotowanie', 'zaczynać', 'pierwszy', 'zaczyna'],
    ['koniec', 'kończyć', 'ostatni', 'kończy'],
    ['wygrać', 'zwycięstwo', 'wygrywa', 'zwycięża', 'zwyciężyć', 'zwycięzca'],
    ['remis', 'wspólny', 'dzielić', 'równy'],
    ['kupić', 'zakup', 'sklep', 'kupować', 'płacić', 'cena', 'koszt', 'kosztuje', 'zapłacić', 'zapłać'],
    ['kość', 'kostka'],
    ['rzut', 'rzucać', 'turlać', 'rzucić'],
    ['cofnąć', 'cofać', 'decyzja'],
    ['śmierć', 'umierać', 'ginie', 'zginąć'],
    ['wybrać', 'wybór', 'wybierać', 'wybierasz'],
    ['zamienić', 'wymienić', 'zamiana', 'wymiana'],
  ],
};
