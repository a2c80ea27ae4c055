ALTER TABLE "reviews" ADD COLUMN "vendor_id" uuid;--> statement-breakpoint
UPDATE "reviews" SET "vendor_id" = "products"."vendor_id" FROM "products" WHERE "products"."shop_id" = "reviews"."shop_id" AND "products"."id" = "reviews"."product_id";--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "vendor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_shop_id_vendor_id_vendors_shop_id_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."vendors"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_by_vendor" ON "reviews" USING btree ("shop_id","vendor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_without_reply" ON "reviews" USING btree ("shop_id","vendor_id","created_at","id") WHERE "reviews"."reply" is null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reply_has_its_day" CHECK (("reviews"."reply" is null) = ("reviews"."replied_at" is null));