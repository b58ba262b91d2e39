import { notation, Play, playOn, read, scripted, seeded, start } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import { future, mindOf, type Plan, Policy, plans, rolledOut, SeatedBot, sightOf, thinker, type Width } from '../src/index.ts';
import { type StepsKind, steps, stepsCraft } from './steps.ts';

const WIDE: Width = { nodes: 200, beam: 20, futures: 6, depth: 5 };
const policy = new Policy(stepsCraft);
const fresh = () => start(steps, 1, {}, new Play<StepsKind>(scripted([])));
const never = () => false;
const said = ({ path }: Plan) => path.map(({ choice }) => notation(choice)).join(', ');
const found = (width: Partial<Width> = {}, isLate = never) => plans(policy, fresh(), 0, { ...WIDE, ...width }, seeded(1), isLate);

describe('plans', () => {
  it('find the best way through the turn', () => {
    const [best] = found();
    expect([said(best!), best!.worth]).toEqual(['add, double, double', 16]);
  });

  it('merge what comes to the same', () => {
    const tens = found().filter((plan) => plan.worth === 10 && /^(add|double), (add|double), (add|double)$/.test(said(plan)));
    expect(tens).toHaveLength(1); // Three and three and three, or doubled, three, doubled.
  });

  it('end where luck is asked, with the mean of several futures', () => {
    const rolled = found({ futures: 200 }).filter((plan) => said(plan) === 'roll');
    expect(rolled).toHaveLength(1);
    expect(rolled[0]!.worth).toBeGreaterThan(4);
    expect(rolled[0]!.worth).toBeLessThan(5);
    expect(found().some((plan) => /roll, /.test(said(plan)))).toBe(false);
  });

  it('are capped, and there is always one', () => {
    expect(found({ nodes: 3 })).toHaveLength(3);
    expect(found({}, () => true)).toHaveLength(1);
  });
});

describe('a thinker', () => {
  const bot = thinker(stepsCraft, { name: 'thinker', budgetMs: 100, ...WIDE });

  it('follows its plan without thinking again, until luck intervenes', () => {
    const position = fresh();
    const seated = new SeatedBot(bot, seeded(1));
    const answers: string[] = [];
    while (position.stack.length > 0) {
      answers.push(seated.answer(sightOf(steps, position, 0)));
      const { at, choice } = read(steps, position, 0, answers.at(-1)!)!;
      playOn(steps, position, at, choice, new Play<StepsKind>(scripted([])));
    }
    expect(answers).toEqual(['add', 'double', 'double']);
  });

  it('keeps a plan for exactly what it foresaw', () => {
    const memory = {};
    bot.answer(sightOf(steps, fresh(), 0), mindOf(seeded(1), { memory }));
    expect((memory as { plan: { answer: string }[] }).plan.map(({ answer }) => answer)).toEqual(['double', 'double']);
    const other = fresh();
    other.state.left = 1;
    let looks = 0;
    const mind = mindOf(seeded(1), { memory, isLate: () => ++looks < 0 });
    expect(bot.answer(sightOf(steps, other, 0), mind)).toBe('roll');
    expect(looks).toBeGreaterThan(0);
  });

  it('that errs takes what looks nearly as good, and never passes by mistake', () => {
    const errs = thinker({ ...stepsCraft, passing: ['end'] }, { name: 'errs', budgetMs: 100, ...WIDE, slack: 100 });
    const answers = new Set(Array.from({ length: 60 }, (_, i) => errs.answer(sightOf(steps, fresh(), 0), mindOf(seeded(i)))));
    expect(answers).toEqual(new Set(['add', 'double', 'roll']));
  });

  it('that slips answers small questions anyhow, as often as it is said to', () => {
    const small = { ...stepsCraft, small: ['step' as const] };
    const ends = (slips: number): number => {
      const slipping = thinker(small, { name: 'slips', budgetMs: 100, ...WIDE, slips });
      return Array.from({ length: 200 }, (_, i) => slipping.answer(sightOf(steps, fresh(), 0), mindOf(seeded(i)))).filter(
        (answer) => answer === 'end',
      ).length;
    };
    expect(ends(0)).toBe(200);
    // Half of them at a glance, which ends, and of the other half a quarter.
    expect(Math.abs(ends(50) - 125)).toBeLessThan(20);
  });
});

describe('roll-outs', () => {
  const worlds = [fresh()];
  const plan = (...verbs: string[]): Plan => ({ path: verbs.map((verb) => ({ step: 'step', choice: { do: verb } })), worth: 0 });
  const effort = { plans: 3, futures: 60, rests: 1, prior: 0 };

  it('play a plan and judge what came of it', () => {
    expect(future(policy, fresh(), 0, plan('add', 'add', 'double'), 1, seeded(1))).toBe(14);
  });

  it('choose the plan that does best, whatever it was thought to be worth', () => {
    const candidates = [{ ...plan('roll'), worth: 9 }, plan('add', 'double', 'double'), plan('double')];
    expect(said(rolledOut(policy, worlds, 0, candidates, effort, seeded(1), never))).toBe('add, double, double');
  });

  it('trust the plan’s own worth as much as they are told to, and stop when late', () => {
    const candidates = [{ ...plan('roll'), worth: 99 }, plan('add', 'double', 'double')];
    expect(said(rolledOut(policy, worlds, 0, candidates, { ...effort, prior: 500 }, seeded(1), never))).toBe('roll');
    let looks = 0;
    rolledOut(policy, worlds, 0, candidates, { ...effort, prior: 1 }, seeded(1), () => ++looks > 4);
    expect(looks).toBe(5);
  });
});
