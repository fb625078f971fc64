/// A line that is open.
package struct PhoneLine: Sendable {
    package let kind: PhoneLineKind
    /// How it is reached: "sip:echo@192.168.1.20:5060"; empty where nobody needs to know.
    package var address: String
    /// The callers who are let in: "+4930…, with a PIN".
    package var callers: String
    package var news: AsyncStream<PhoneNews>

    package init(_ kind: PhoneLineKind, address: String, callers: String, news: AsyncStream<PhoneNews>) {
        (self.kind, self.address, self.callers, self.news) = (kind, address, callers, news)
    }
}
