DROP INDEX "questions_by_vendor";--> statement-breakpoint
DROP INDEX "questions_pending";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "questions_unread" ON "questions" USING btree ("shop_id","account_id","vendor_id","product_id") WHERE "questions"."unread";--> statement-breakpoint
CREATE INDEX "questions_by_vendor" ON "questions" USING btree ("shop_id","vendor_id","unread","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_pending" ON "questions" USING btree ("shop_id","vendor_id","unread","created_at","id") WHERE "questions"."status" = 'pending' or "questions"."unread";--> statement-breakpoint
UPDATE "questions" q SET "unread" = true FROM "conversations" c WHERE c."shop_id" = q."shop_id" AND c."account_id" = q."account_id" AND c."vendor_id" = q."vendor_id" AND c."product_id" = q."product_id" AND q."seq" > c."vendor_seen" AND q."status" <> 'deleted';
