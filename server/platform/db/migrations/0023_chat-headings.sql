ALTER TABLE "chat_sessions" ADD COLUMN "heading" text;--> statement-breakpoint
-- A conversation that still has the name of its first message gets what screens show in its place.
UPDATE "chat_sessions" SET "heading" = CASE WHEN length("opening") <= 80 THEN "opening" ELSE regexp_replace(left("opening", 80), '\s+\S*$', '') || '…' END
FROM (
	SELECT DISTINCT ON ("listed_under") "listed_under", btrim(regexp_replace(left("user_message", 400), '\s+', ' ', 'g')) AS "opening"
	FROM "chat_records" ORDER BY "listed_under", "created_at"
) AS "first" WHERE "id" = "first"."listed_under" AND starts_with("opening", "title");
