ALTER TABLE "schedule_plans" ADD COLUMN "text_notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "schedule_plans" ADD COLUMN "question" text;