/** How far somebody has come with a course. */
import type { Titled } from './lessons.ts';
import type { Course } from './progress.svelte.ts';

export interface CourseStanding {
  readonly course: readonly Titled[];
  /** The lesson one is in, or the first that is not done. */
  readonly present: Titled | undefined;
  /** Where one is in it. */
  readonly step: number;
  /** Lessons that are done. */
  readonly count: number;
  /** Per cent of the course. */
  readonly share: number;
  /** Minutes, of lessons that are not done. */
  readonly left: number;
}

/** How long these lessons take together. */
export const minutesOf = (lessons: readonly Titled[]): number => lessons.reduce((sum, { minutes }) => sum + minutes, 0);

export function standingIn(lessons: readonly Titled[], { done, at }: Course): CourseStanding {
  const course = lessons.filter(({ set }) => set === 'course');
  const isDone = ({ id }: Titled): boolean => done.includes(id);
  const ahead = course.filter((each) => !isDone(each));
  const present = course.find(({ id }) => id === at?.lesson) ?? ahead[0];
  const step = present && at?.lesson === present.id ? Math.min(at.step, present.steps.length - 1) : 0;
  const count = course.length - ahead.length;
  const begun = present && !isDone(present) ? step / present.steps.length : 0;
  const share = course.length === 0 ? 0 : Math.round((100 * (count + begun)) / course.length);
  return { course, present, step, count, share, left: minutesOf(ahead) };
}
