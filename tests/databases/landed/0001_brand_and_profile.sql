-- landed 04ba53ee6f2533c25c4c0d74fb27683139c2ec15592058bc37ea4bc7e1200889 at 1794778108913
CREATE TABLE "brands" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"primary_logo" uuid,
	"secondary_logo" uuid,
	"favicon" uuid,
	"appicon" uuid,
	"primary_color" text DEFAULT '#143241' NOT NULL,
	"accent_color" text DEFAULT '#FB5931' NOT NULL,
	"headings_font" text DEFAULT 'Inter' NOT NULL,
	"body_font" text DEFAULT 'Inter' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"keywords" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mission" text DEFAULT '' NOT NULL,
	"voice" text DEFAULT '' NOT NULL,
	"logo_usage" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bio" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "job_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar" uuid;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

-- data
insert into brands (user_id, primary_logo, primary_color, name, keywords, voice) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000021', '#123456', 'Ada’s Bakery', '["bread"]', 'Warm');
insert into media (id, user_id, content_type, bytes, created_at) values
  ('00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000001', 'image/svg+xml', 5, '2026-01-02T03:05:00Z'), ('00000000-0000-4000-8000-000000000022', '00000000-0000-4000-8000-000000000001', 'image/webp', 6, '2026-01-02T03:05:00Z');
update users set bio = 'Bakes', company = 'Ada’s Bakery', job_title = 'Baker', avatar = '00000000-0000-4000-8000-000000000022' where id = '00000000-0000-4000-8000-000000000001';
