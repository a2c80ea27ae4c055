ALTER TABLE "orders" ADD COLUMN "bill_name_ne" text;--> statement-breakpoint
ALTER TABLE "stocks" ADD COLUMN "location_ne" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "shop_name_ne" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "city_ne" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "district_ne" text;