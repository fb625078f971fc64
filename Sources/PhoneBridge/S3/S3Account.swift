/// Where objects are kept: Amazon's S3, or a service that speaks as it does.
public struct S3Account: Sendable, Hashable {
    /// Without a path: "https://s3.eu-central-1.amazonaws.com".
    public var endpoint: String
    public var bucket: String
    /// As signatures name it: "eu-central-1"; many services take any.
    public var region: String
    public var keyID: String
    public var secret: String
    /// Of temporary keys; nil for those that last.
    public var sessionToken: String?

    public init(
        endpoint: String, bucket: String, region: String, keyID: String, secret: String, sessionToken: String? = nil
    ) {
        (self.endpoint, self.bucket, self.region) = (endpoint, bucket, region)
        (self.keyID, self.secret, self.sessionToken) = (keyID, secret, sessionToken)
    }

    /// With the port, where the address has one: what a request is for, and signed with.
    var host: String { endpoint.firstRange(of: "://").map { String(endpoint[$0.upperBound...]) } ?? endpoint }
}

extension S3Account: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "S3Account(\(endpoint)/\(bucket))" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: ["endpoint": endpoint, "bucket": bucket]) }
}
