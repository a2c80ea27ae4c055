CREATE TABLE "provider_journeys" (
	"shop_id" uuid NOT NULL,
	"state_hash" text NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"challenge" text NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_journeys_shop_id_state_hash_pk" PRIMARY KEY("shop_id","state_hash")
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"shop_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"open_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tries_shop_id_subject_pk" PRIMARY KEY("shop_id","subject")
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_purpose_known";--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "settles" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_journeys" ADD CONSTRAINT "provider_journeys_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tries" ADD CONSTRAINT "tries_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_journeys_by_expiry" ON "provider_journeys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tries_by_age" ON "tries" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "accounts_never_activated" ON "accounts" USING btree ("created_at") WHERE "accounts"."activated_at" is null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_one_per_id" UNIQUE("shop_id","id");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_language_known" CHECK ("accounts"."language" in ('en-US', 'ne-NP'));--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_purpose_known" CHECK ("one_time_tokens"."purpose" in ('activate', 'reset-password', 'hand-over'));