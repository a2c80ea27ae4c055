ALTER TABLE "delivery_areas" ADD COLUMN "covers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "days_from" smallint;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD COLUMN "days_to" smallint;--> statement-breakpoint
ALTER TABLE "delivery_areas" ADD CONSTRAINT "delivery_areas_days_in_order" CHECK (("delivery_areas"."days_from" is null) = ("delivery_areas"."days_to" is null) and "delivery_areas"."days_from" >= 0 and "delivery_areas"."days_from" <= "delivery_areas"."days_to");