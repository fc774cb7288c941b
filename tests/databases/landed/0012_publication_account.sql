-- landed d7691556d55d93e64515f570e7e3b3b8b9b48c160e217d0921710ca0c24d8480 at 1794866253925
ALTER TABLE "publications" ADD COLUMN "account_id" text;

-- data
