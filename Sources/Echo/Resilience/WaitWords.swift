import Foundation

/// How long a server asks to wait in the words of its refusal: "Please try again in 2h3m4.5s".
enum WaitWords {
    private static let openings = [
        "try again in ", "retry in ", "retry after ", "try again after ", "available in ", "wait ", "wait for ",
        "versuchen sie es in ", "erneut in ", "warten sie ", "réessayez dans ", "réessayer dans ", "patientez ",
        "de nuevo en ", "espere ", "riprova tra ", "novamente em ", "请在", "请等待", "请于",
    ]
    private static let units: [(names: Set<String>, seconds: Double)] = [
        (
            ["d", "day", "days", "tag", "tage", "tagen", "jour", "jours", "día", "días", "giorni", "dias", "天"],
            86400
        ),
        (
            [
                "h", "hr", "hrs", "hour", "hours", "stunde", "stunden", "heure", "heures", "hora", "horas", "ora",
                "ore",
                "小时",
            ], 3600
        ),
        (
            [
                "m", "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "minuti", "分", "分钟",
            ], 60
        ),
        (
            [
                "s", "sec", "secs", "second", "seconds", "sekunde", "sekunden", "seconde", "secondes", "segundo",
                "segundos", "secondi", "秒", "秒钟",
            ], 1
        ),
        (["ms", "millisecond", "milliseconds"], 0.001),
    ]

    /// Nil where they say nothing of it.
    static func wait(in message: String) -> Duration? {
        let message = message.prefix(2000).lowercased()
        return openings.lazy.compactMap { opening in
            message.range(of: opening).flatMap { span(message[$0.upperBound...]) }
        }.first
    }

    /// Numbers, each with its unit; what follows is other words.
    private static func span(_ text: Substring) -> Duration? {
        var (rest, sum) = (text, 0.0)
        var isRead = false
        while let (seconds, after) = part(rest) {
            (sum, rest, isRead) = (sum + seconds, after, true)
        }
        return isRead && sum < 1e9 ? .seconds(sum) : nil
    }

    private static func part(_ text: Substring) -> (seconds: Double, rest: Substring)? {
        let text = text.drop { $0 == " " }
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard let number = Double(digits) else { return nil }
        let behind = text.dropFirst(digits.count).drop { $0 == " " }
        let word = behind.prefix { $0.isLetter && !"后之内再".contains($0) }
        guard let unit = units.first(where: { $0.names.contains(String(word)) }) else { return nil }
        return (number * unit.seconds, behind.dropFirst(word.count))
    }
}
