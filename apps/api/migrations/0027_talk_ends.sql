ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_shop_id_shops_id_fk";
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "session_hash" text;--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_session" ON "push_subscriptions" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "offers_by_end" ON "offers" USING btree ("until") WHERE "offers"."status" in ('pending', 'countered') or ("offers"."status" = 'accepted' and "offers"."used_at" is null);