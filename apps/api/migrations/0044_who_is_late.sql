ALTER TABLE "vendors" ADD COLUMN "phone" text;--> statement-breakpoint
CREATE INDEX "questions_waiting" ON "questions" USING btree ("shop_id","created_at","vendor_id") WHERE "questions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("shop_id","status","created_at","vendor_id") WHERE status in ('pending', 'confirmed');