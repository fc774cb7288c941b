-- landed 729a5a9126110216ea53ff9ebab871aa88be2e76123d646fa118707e03149fd4 at 1794878089777
ALTER TABLE "workflow_versions" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;

-- data
