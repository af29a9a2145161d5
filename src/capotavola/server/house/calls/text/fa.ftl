# What a call says to who is away.

turn = نوبت شماست: { $game }
turn-body = در بازی { $game } سر میز { $code } نوبت شماست.
waits = میز منتظر است: { $game }
waits-body = میز { $code } ({ $game }) در انتظار { $names } است.
confirm = یادآوری از یک میز بازی
confirm-body = کسی که سر میز { $code } مشغول بازی { $game } است، می‌خواهد نوبتش به این نشانی یادآوری شود. اگر شما هستید، این را باز کنید:
confirm-not = اگر شما نیستید، کاری نکنید: چیز دیگری نمی‌آید.
stop = برای قطع یادآوری این میز، این را باز کنید:
