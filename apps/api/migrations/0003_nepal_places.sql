ALTER TABLE "cities" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "states" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "cities" CASCADE;--> statement-breakpoint
DROP TABLE "states" CASCADE;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "local_level_id" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "ward" smallint;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_ward_in_a_place" CHECK ("addresses"."ward" is null or ("addresses"."ward" > 0 and "addresses"."local_level_id" is not null));