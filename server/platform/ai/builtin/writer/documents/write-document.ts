import type { DocumentKind } from '../kinds.ts';
import { writeArticle } from './article.ts';
import { writeBusinessPlan } from './business-plan.ts';
import { writeCampaign } from './campaign.ts';
import { writeDocumentation } from './documentation.ts';
import { writeLesson } from './lesson.ts';
import { writeLetter } from './letter.ts';
import { writeListing } from './listing.ts';
import type { Document, DocumentContext } from './model.ts';
import { writePlain } from './plain.ts';
import { writePoem } from './poem.ts';
import { writeProductPage } from './product.ts';
import { writeRecipe } from './recipe.ts';
import { writeReport } from './report.ts';
import { writeStory } from './story.ts';
import { writeTravelGuide } from './travel.ts';
import { writeWeek } from './week.ts';
import { writeWorkout } from './workout.ts';

const WRITERS: Record<DocumentKind, (context: DocumentContext) => Document> = {
  week: writeWeek,
  article: writeArticle,
  'product-page': writeProductPage,
  campaign: writeCampaign,
  listing: writeListing,
  lesson: writeLesson,
  report: writeReport,
  story: writeStory,
  poem: writePoem,
  'business-plan': writeBusinessPlan,
  documentation: writeDocumentation,
  recipe: writeRecipe,
  'travel-guide': writeTravelGuide,
  workout: writeWorkout,
  email: writeLetter,
  outline: writePlain,
  document: writePlain,
};

/** Writes the kind of document that a brief asks for. */
export function writeDocument(kind: DocumentKind, context: DocumentContext): Document {
  return WRITERS[kind](context);
}
