CREATE TABLE "subscribers" (
	"shop_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"leave_token" text NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "subscribers_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "subscribers_email_lower" CHECK ("subscribers"."email" = lower("subscribers"."email")),
	CONSTRAINT "subscribers_left_without_email" CHECK (("subscribers"."email" is null) = ("subscribers"."left_at" is not null)),
	CONSTRAINT "subscribers_language_known" CHECK ("subscribers"."language" in ('en-US', 'ne-NP'))
);
--> statement-breakpoint
CREATE TABLE "subscription_requests" (
	"shop_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_requests_shop_id_token_hash_pk" PRIMARY KEY("shop_id","token_hash"),
	CONSTRAINT "subscription_requests_email_lower" CHECK ("subscription_requests"."email" = lower("subscription_requests"."email")),
	CONSTRAINT "subscription_requests_language_known" CHECK ("subscription_requests"."language" in ('en-US', 'ne-NP'))
);
--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "unsubscribe_at" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_requests" ADD CONSTRAINT "subscription_requests_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_one_per_email" ON "subscribers" USING btree ("shop_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_by_leave_token" ON "subscribers" USING btree ("shop_id","leave_token");--> statement-breakpoint
CREATE INDEX "subscribers_who_left" ON "subscribers" USING btree ("left_at") WHERE "subscribers"."left_at" is not null;--> statement-breakpoint
CREATE INDEX "subscription_requests_by_email" ON "subscription_requests" USING btree ("shop_id","email");--> statement-breakpoint
CREATE INDEX "subscription_requests_by_end" ON "subscription_requests" USING btree ("expires_at");