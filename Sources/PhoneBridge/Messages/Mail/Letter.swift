import Foundation

/// A message of a caller as an e-mail (RFC 5322): all of it in ASCII, in short lines, whatever was said.
struct Letter: Sendable, Hashable {
    private static let wordBytes = 45
    private static let longestSubject = 100

    let from: MailAddress
    let to: MailAddress
    let lines: [String]

    /// - Parameter timeZone: in which the time of the call is told.
    init(_ message: CallerMessage, from: MailAddress, to: MailAddress, timeZone: TimeZone = .current) {
        (self.from, self.to) = (from, to)
        let date = Self.date(message.time, in: timeZone)
        let caller = message.line?.from ?? ""
        var headers = [
            "Date: \(date)", "From: \(from.text)", "To: \(to.text)",
            "Subject: \(Self.header(caller.isEmpty ? "Message from a caller" : "Message from \(caller)"))",
            // The same each time: who gets it twice may know it again.
            "Message-ID: <\(message.id.uuidString.lowercased())@\(from.domain)>",
        ]
        headers += [
            "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64",
            "Auto-Submitted: auto-generated",
        ]
        let facts = [
            ("Caller", caller.isEmpty ? "unknown" : caller), ("Called", message.line?.to ?? ""), ("Time", date),
            ("Call", message.call), ("Recording", message.recording?.text ?? ""),
        ]
        let words = facts.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)" }
        let body = ([message.text, ""] + words).joined(separator: "\n") + "\n"
        lines = headers + [""] + Self.encoded(body.replacing("\n", with: "\r\n"))
    }

    private static func encoded(_ text: String) -> [String] {
        let code = Data(text.utf8).base64EncodedString()
        return stride(from: 0, to: code.count, by: 76).map { start in
            String(code.dropFirst(start).prefix(76))
        }
    }

    /// What is not plain ASCII stands in encoded words (RFC 2047), none of which ends amid a character.
    private static func header(_ text: String) -> String {
        let text = text.prefix(longestSubject)
        // What looks like an encoded word would be read as one.
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }), !text.contains("=?") { return String(text) }
        var words: [String] = []
        var word = Data()
        for scalar in text.unicodeScalars {
            let bytes = Data(String(scalar).utf8)
            if word.count + bytes.count > wordBytes {
                words.append(encodedWord(word))
                word = Data()
            }
            word += bytes
        }
        return (words + [encodedWord(word)]).joined(separator: "\r\n ")
    }

    private static func encodedWord(_ bytes: Data) -> String { "=?utf-8?B?\(bytes.base64EncodedString())?=" }

    private static func date(_ date: Date, in timeZone: TimeZone) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = timeZone
        formatter.dateFormat = "EEE, d MMM yyyy HH:mm:ss Z"
        return formatter.string(from: date)
    }
}
