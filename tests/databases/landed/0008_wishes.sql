-- landed 2c4ecbf7d67fb8392328f1e97bfd769b0ea2c914ed2bc742eda628b3262dc61d at 1794852112102
ALTER TABLE "schedule_plans" ADD COLUMN "wish" text;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "wish" text;

-- data
