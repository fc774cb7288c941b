import type { PictureTask } from '../../tasks.ts';
import type { DrawnDesign } from '../engine.ts';
import { designOf } from './choose.ts';
import { draw } from './draw.ts';

/** Chooses the design for what is asked, and draws it. */
export async function drawTask(task: PictureTask): Promise<DrawnDesign[]> {
  const design = designOf(task);
  return [{ design, png: await draw({ design, brand: task.brand, photo: task.photo?.bytes }) }];
}
