ALTER TABLE "provider_journeys" RENAME TO "oauth_flows";--> statement-breakpoint
ALTER TABLE "tries" RENAME TO "rate_limits";--> statement-breakpoint
ALTER TABLE "oauth_flows" DROP CONSTRAINT "provider_journeys_shop_id_shops_id_fk";
--> statement-breakpoint
ALTER TABLE "rate_limits" DROP CONSTRAINT "tries_shop_id_shops_id_fk";
--> statement-breakpoint
DROP INDEX "provider_journeys_by_expiry";--> statement-breakpoint
DROP INDEX "tries_by_age";--> statement-breakpoint
ALTER TABLE "oauth_flows" DROP CONSTRAINT "provider_journeys_shop_id_state_hash_pk";--> statement-breakpoint
ALTER TABLE "rate_limits" DROP CONSTRAINT "tries_shop_id_subject_pk";--> statement-breakpoint
ALTER TABLE "oauth_flows" ADD CONSTRAINT "oauth_flows_shop_id_state_hash_pk" PRIMARY KEY("shop_id","state_hash");--> statement-breakpoint
ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_shop_id_subject_pk" PRIMARY KEY("shop_id","subject");--> statement-breakpoint
ALTER TABLE "oauth_flows" ADD CONSTRAINT "oauth_flows_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oauth_flows_by_expiry" ON "oauth_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_age" ON "rate_limits" USING btree ("last_at");