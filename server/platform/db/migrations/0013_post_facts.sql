ALTER TABLE "media" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "schedule_plans" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "schedule_plans" ADD COLUMN "revised_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- A task names its networks; where none was named, it went out on all of them.
UPDATE "scheduled_workflows" SET "platforms" = '["linkedin", "twitter", "instagram", "facebook"]' WHERE "platforms" = '[]';--> statement-breakpoint
-- Of posts that were taken for the same one at a network, the first keeps it.
UPDATE "publications" SET "external_id" = NULL FROM (
  SELECT "post_id", row_number() OVER (PARTITION BY "user_id", "account_id", "external_id" ORDER BY "at", "post_id") AS "number"
  FROM "publications" WHERE "external_id" IS NOT NULL AND "account_id" IS NOT NULL
) AS "known" WHERE "known"."post_id" = "publications"."post_id" AND "known"."number" > 1;--> statement-breakpoint
CREATE UNIQUE INDEX "publications_external" ON "publications" USING btree ("user_id","account_id","external_id");
