import Foundation
import PhoneBridge

/// Where recordings are copied to, as the environment names it: an S3-compatible store.
package enum RecordingStorage {
    /// - Returns: nil where no bucket is named.
    package static func reading(_ environment: [String: String]) throws -> S3RecordingVault? {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        guard let bucket = value("S3_BUCKET_NAME") else { return nil }
        guard let keyID = value("AWS_ACCESS_KEY_ID"), let secret = value("AWS_SECRET_ACCESS_KEY") else {
            throw PhoneError("S3_BUCKET_NAME also needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.")
        }
        guard bucket.utf8.count <= 255, bucket.unicodeScalars.allSatisfy(isPlain) else {
            throw PhoneError("S3_BUCKET_NAME is not a bucket name: use letters, digits, dots and hyphens.")
        }
        let region = value("AWS_REGION") ?? "us-east-1"
        let endpoint = try endpoint(value("S3_ENDPOINT") ?? "https://s3.\(region).amazonaws.com")
        let account = S3Account(
            endpoint: endpoint, bucket: bucket, region: region, keyID: keyID, secret: secret,
            sessionToken: value("AWS_SESSION_TOKEN"))
        guard let key = value("ECHO_RECORDING_KEY").flatMap({ Data(base64Encoded: $0) }),
            let vault = S3RecordingVault(account, key: key)
        else {
            throw PhoneError(
                "S3_BUCKET_NAME needs ECHO_RECORDING_KEY, which recordings are encrypted with: 32 bytes in base64, as "
                    + "openssl rand -base64 32 makes them. Keep it: nobody can hear them without it.")
        }
        return vault
    }

    private static func endpoint(_ text: String) throws -> String {
        guard let parts = URLComponents(string: text), ["http", "https"].contains(parts.scheme),
            parts.host?.isEmpty == false, ["", "/"].contains(parts.path), parts.query == nil, parts.user == nil
        else { throw PhoneError("S3_ENDPOINT must be an address such as https://minio.example.com:9000.") }
        return text.hasSuffix("/") ? String(text.dropLast()) : text
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_".unicodeScalars.contains(scalar)
    }
}
