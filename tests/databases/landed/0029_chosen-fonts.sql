-- landed 06125e315f3d50fe990407b7d06545c091f8e7afb4aef6c9d13cc70093d7ce5c at 1795066075152
ALTER TABLE "brands" ADD COLUMN "fonts_chosen" boolean DEFAULT false NOT NULL;

-- data
