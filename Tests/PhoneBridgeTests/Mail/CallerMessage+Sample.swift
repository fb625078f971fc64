import Foundation

@testable import PhoneBridge

extension CallerMessage {
    static func left(_ text: String, by caller: String? = "+12015550111") -> CallerMessage {
        let line = caller.map { PhoneLineCall(id: "CA1", from: $0, to: "+12015550100", direction: .inbound) }
        return CallerMessage(
            id: UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF") ?? UUID(), call: "CA1", line: line, text: text,
            time: Date(timeIntervalSince1970: 1_764_064_800))
    }
}

extension Letter {
    static func sample(_ text: String = "Call Anna back.") throws -> Letter {
        guard let from = MailAddress("echo@example.com"), let to = MailAddress("owner@example.org") else {
            throw CocoaError(.coderInvalidValue)
        }
        return Letter(.left(text), from: from, to: to, timeZone: .gmt)
    }

    /// What stands below the headers.
    var body: String {
        let code = lines.drop { !$0.isEmpty }.joined()
        return String(decoding: Data(base64Encoded: code) ?? Data(), as: UTF8.self)
    }
}
