ALTER TABLE "schedule_plans" ADD COLUMN "wish" text;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "wish" text;