-- landed b692bb2cf4b47cf0249f0fbbdbfabe7595ee27116da23503e7bb2ab1ca6b8cb6 at 1794899275301
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photo_once" UNIQUE("user_id","hash")
);
--> statement-breakpoint
ALTER TABLE "chat_records" ADD COLUMN "photo" uuid;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_id_media_id_fk" FOREIGN KEY ("id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_of_user" ON "photos" USING btree ("user_id","created_at" DESC NULLS FIRST);

-- data
insert into photos (id, user_id, name, hash, created_at) values
  ('00000000-0000-4000-8000-000000000022', '00000000-0000-4000-8000-000000000001', 'The oven at dawn', 'a1b2', '2026-01-02T03:05:00Z');
update chat_records set photo = '00000000-0000-4000-8000-000000000022' where id = '00000000-0000-4000-8000-000000000011';
