-- landed 162aead2f274c200aef054d93ac2bf9d1977757d3e1239d125da7d5aa8f411c4 at 1794946919937
ALTER TABLE "scheduled_workflows" ADD COLUMN "posting" integer;--> statement-breakpoint
-- Where the most pressing post of each of some workflows stands, by its place; the order is that of POSTING_ORDER. They are held first:
-- two posts of one workflow that change at once each see what the other has become.
CREATE FUNCTION "keep_posting"("tasks" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "scheduled_workflows" WHERE "id" = ANY("tasks") ORDER BY "id" FOR NO KEY UPDATE;
	UPDATE "scheduled_workflows" AS "task" SET "posting" = "now"."posting"
	FROM (
		SELECT "one"."id", min(array_position(ARRAY['refused', 'unconfirmed', 'ready', 'sending', 'queued', 'sent'], "publications"."state")) AS "posting"
		FROM unnest("tasks") AS "one" ("id")
			LEFT JOIN "posts" ON "posts"."scheduled_workflow_id" = "one"."id"
			LEFT JOIN "publications" ON "publications"."post_id" = "posts"."id"
		GROUP BY "one"."id"
	) AS "now"
	WHERE "task"."id" = "now"."id" AND "task"."posting" IS DISTINCT FROM "now"."posting";
END $$;
--> statement-breakpoint
CREATE FUNCTION "publications_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "keep_posting"(array_agg(DISTINCT "posts"."scheduled_workflow_id")) FROM "changed" JOIN "posts" ON "posts"."id" = "changed"."post_id" HAVING count(*) > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "posts_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "keep_posting"(array_agg(DISTINCT "scheduled_workflow_id")) FROM "gone" HAVING count(*) > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "publications_added" AFTER INSERT ON "publications" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "publications_changed"();--> statement-breakpoint
CREATE TRIGGER "publications_changed" AFTER UPDATE ON "publications" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "publications_changed"();--> statement-breakpoint
CREATE TRIGGER "posts_gone" AFTER DELETE ON "posts" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "posts_gone"();--> statement-breakpoint
SELECT "keep_posting"(array_agg(DISTINCT "scheduled_workflow_id")) FROM "posts";--> statement-breakpoint
CREATE INDEX "scheduled_workflows_unposted" ON "scheduled_workflows" USING btree ("user_id","posting","scheduled_for" DESC NULLS FIRST) WHERE "scheduled_workflows"."status" = 'completed' and "scheduled_workflows"."posting" < 6;--> statement-breakpoint
CREATE INDEX "scheduled_workflows_done" ON "scheduled_workflows" USING btree ("user_id","scheduled_for" DESC NULLS FIRST) WHERE "scheduled_workflows"."status" = 'completed' and ("scheduled_workflows"."posting" is null or "scheduled_workflows"."posting" = 6);--> statement-breakpoint
DROP INDEX "publications_unposted";

-- data
