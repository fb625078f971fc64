import EchoCrypto
import EchoText
import Foundation

/// Signs requests to S3 by AWS Signature Version 4, in headers.
struct S3Signature: Sendable {
    /// The body according to a request.
    enum Payload: Sendable, Hashable {
        case empty
        case bytes(Data)
        /// What is streamed is not known when it is signed.
        case unsigned

        var digest: String {
            switch self {
            case .empty: SHA256.hash(data: Data()).hexadecimal
            case .bytes(let data): SHA256.hash(data: data).hexadecimal
            case .unsigned: "UNSIGNED-PAYLOAD"
            }
        }
    }

    private static let algorithm = "AWS4-HMAC-SHA256"
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    let account: S3Account

    /// - Parameters:
    ///   - path: of the object, from the first slash on, not encoded.
    ///   - headers: that are signed besides; their names in small letters.
    /// - Returns: all headers of the request but `host`, which every client writes itself.
    func headers(
        _ method: String, path: String, query: [String: String] = [:], host: String, headers: [String: String] = [:],
        _ payload: Payload, at date: Date
    ) -> [String: String] {
        let time = Self.time(date)
        var all = headers
        all["x-amz-date"] = time
        all["x-amz-content-sha256"] = payload.digest
        all["x-amz-security-token"] = account.sessionToken
        var signed = all
        signed["host"] = host
        let names = signed.keys.sorted()
        let request = [
            method, Self.encoded(path: path), Self.encoded(query: query),
            names.map { "\($0):\(Self.trimmed(signed[$0] ?? ""))\n" }.joined(), names.joined(separator: ";"),
            payload.digest,
        ].joined(separator: "\n")
        let scope = "\(time.prefix(8))/\(account.region)/s3/aws4_request"
        let text = [Self.algorithm, time, scope, SHA256.hash(data: Data(request.utf8)).hexadecimal].joined(
            separator: "\n")
        let signature = Self.code(text, key(day: String(time.prefix(8)))).hexadecimal
        all["authorization"] =
            "\(Self.algorithm) Credential=\(account.keyID)/\(scope),SignedHeaders=\(names.joined(separator: ";")),"
            + "Signature=\(signature)"
        return all
    }

    /// Each byte that is no letter, digit, `-`, `.`, `_` or `~` as `%XX`; slashes stay.
    static func encoded(path: String) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).map { encoded(String($0)) }.joined(separator: "/")
    }

    static func encoded(query: [String: String]) -> String {
        query.map { "\(encoded($0))=\(encoded($1))" }.sorted().joined(separator: "&")
    }

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    private func key(day: String) -> SymmetricKey {
        [day, account.region, "s3", "aws4_request"].reduce(SymmetricKey(data: Data("AWS4\(account.secret)".utf8))) {
            SymmetricKey(data: Self.code($1, $0))
        }
    }

    private static func code(_ text: String, _ key: SymmetricKey) -> Data {
        Data(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key))
    }

    /// "20130524T000000Z"
    private static func time(_ date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted))
    }

    private static func trimmed(_ value: String) -> String { value.trimmingCharacters(in: .whitespaces) }
}

extension S3Signature: CustomStringConvertible {
    var description: String { "S3Signature(\(account))" }
}
