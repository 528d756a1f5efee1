CREATE INDEX "media_former_files" ON "media" USING gin ("former_files");
