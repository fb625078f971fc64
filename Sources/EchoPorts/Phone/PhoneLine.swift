/// A line that is open.
public struct PhoneLine: Sendable {
    public let kind: PhoneLineKind
    /// How it is reached: "sip:echo@192.168.1.20:5060"; empty where nobody needs to know.
    public var address: String
    /// Who may call: "+4930…, with a PIN".
    public var callers: String
    public var news: AsyncStream<PhoneNews>

    public init(_ kind: PhoneLineKind, address: String, callers: String, news: AsyncStream<PhoneNews>) {
        (self.kind, self.address, self.callers, self.news) = (kind, address, callers, news)
    }
}
