-- landed 1932b4fc99d0b058e5f2e106a5ddd4e1a006852bd4ac05aa63b6d2c0b4825c21 at 1794959421785
CREATE EXTENSION IF NOT EXISTS "pg_trgm" WITH SCHEMA "public";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "btree_gin" WITH SCHEMA "public";--> statement-breakpoint
CREATE TABLE "task_words" (
	"scheduled_workflow_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "task_words" ADD CONSTRAINT "task_words_scheduled_workflow_id_scheduled_workflows_id_fk" FOREIGN KEY ("scheduled_workflow_id") REFERENCES "public"."scheduled_workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What is searched of each of some workflows. What is said twice is kept once: a post mostly says what its agent was to write, so that
-- a run changes nothing here.
CREATE FUNCTION "keep_words"("tasks" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "task_words" AS "kept" ("scheduled_workflow_id", "user_id", "words")
	SELECT "task"."id", "task"."user_id", (
		SELECT lower(coalesce(string_agg(DISTINCT "said", E'\n'), '')) FROM (
			SELECT "task"."name" AS "said"
			UNION ALL SELECT unnest(ARRAY["agent" ->> 'input', "agent" ->> 'description']) FROM jsonb_array_elements("task"."agents") AS "agent"
			UNION ALL SELECT "own"."value" ->> 'text' FROM jsonb_each("task"."post" -> 'own') AS "own"
			UNION ALL SELECT "posts"."text" FROM "posts" WHERE "posts"."scheduled_workflow_id" = "task"."id"
		) AS "every"
	)
	FROM "scheduled_workflows" AS "task" WHERE "task"."id" = ANY("tasks")
	ON CONFLICT ("scheduled_workflow_id") DO UPDATE SET "words" = excluded."words" WHERE "kept"."words" <> excluded."words";
END $$;
--> statement-breakpoint
CREATE FUNCTION "task_worded"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "keep_words"(ARRAY[NEW."id"]);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Their workflows are held first: of two that change at once each sees what the other has written.
CREATE FUNCTION "posts_worded"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"tasks" uuid[] := (SELECT array_agg(DISTINCT "scheduled_workflow_id") FROM "changed");
BEGIN
	IF "tasks" IS NOT NULL THEN
		PERFORM FROM "scheduled_workflows" WHERE "id" = ANY("tasks") ORDER BY "id" FOR NO KEY UPDATE;
		PERFORM "keep_words"("tasks");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "task_worded" AFTER INSERT ON "scheduled_workflows" FOR EACH ROW EXECUTE FUNCTION "task_worded"();--> statement-breakpoint
CREATE TRIGGER "task_reworded" AFTER UPDATE OF "name", "agents", "post" ON "scheduled_workflows" FOR EACH ROW
	WHEN ((OLD."name", OLD."agents", OLD."post") IS DISTINCT FROM (NEW."name", NEW."agents", NEW."post")) EXECUTE FUNCTION "task_worded"();--> statement-breakpoint
CREATE TRIGGER "posts_worded" AFTER INSERT ON "posts" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "posts_worded"();--> statement-breakpoint
CREATE TRIGGER "posts_reworded" AFTER UPDATE ON "posts" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "posts_worded"();--> statement-breakpoint
CREATE TRIGGER "posts_unworded" AFTER DELETE ON "posts" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "posts_worded"();--> statement-breakpoint
SELECT "keep_words"(array_agg("id")) FROM "scheduled_workflows";--> statement-breakpoint
CREATE INDEX "task_words_search" ON "task_words" USING gin ("user_id","words" gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "task_words_of_user" ON "task_words" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "scheduled_workflows_by_name" ON "scheduled_workflows" USING btree ("user_id",lower("left"("name", 200)),"scheduled_for","id");

-- data
