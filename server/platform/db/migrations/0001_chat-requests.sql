ALTER TABLE "chat_records" ADD COLUMN "kind" text DEFAULT 'exchange' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_records" ADD COLUMN "request_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_records_request" ON "chat_records" USING btree ("user_id","request_id");