import Foundation

/// A transfer: what became of it is told in requests NOTIFY.
extension SIPDialog {
    mutating func referred(_ response: SIPMessage) -> [SIPAction] {
        guard !response.isSuccess, transferEnd != nil else { return [] }
        transferEnd = nil
        return [.notTransferred(PhoneLineError(response))]
    }

    mutating func notified(by request: SIPMessage, at now: Instant) -> [SIPAction] {
        let answer = respond(200, to: request, at: now)
        guard transferEnd != nil, request["event"]?.lowercased().hasPrefix("refer") == true,
            let (status, reason) = Self.status(in: request.body), status >= 200
        else { return [answer] }
        transferEnd = nil
        guard status < 300 else { return [answer, .notTransferred(PhoneLineError(status: status, reason: reason))] }
        return [answer] + leave(at: now) + [.transferred, .ended(.transferred)]
    }

    mutating func tickTransfer(at now: Instant) -> [SIPAction] {
        guard let transferEnd, now >= transferEnd else { return [] }
        self.transferEnd = nil
        return [.notTransferred(.noAnswer)]
    }

    /// The body is the first line of a response.
    private static func status(in body: Data) -> (Int, String)? {
        let line = String(decoding: body.prefix(200), as: UTF8.self).prefix { !$0.isNewline }
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count >= 2, words[0].uppercased() == "SIP/2.0", let status = Int(words[1]) else { return nil }
        return (status, words.count > 2 ? String(words[2]) : "")
    }
}
