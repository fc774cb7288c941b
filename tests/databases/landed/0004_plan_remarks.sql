-- landed 321a6f4736307f6b70836a734d88aba7d821bec671d650b7d5b3678dab16a998 at 1794828431491
ALTER TABLE "schedule_plans" ADD COLUMN "text_notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "schedule_plans" ADD COLUMN "question" text;

-- data
update schedule_plans set text_notes = '["Your brand never says “cheap”."]', question = 'What is the offer, and until when?'
  where id = '00000000-0000-4000-8000-000000000040';
