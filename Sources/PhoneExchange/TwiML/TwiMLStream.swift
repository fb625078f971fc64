/// Where the sound of a call goes.
struct TwiMLStream: Sendable, Hashable {
    var url: String
    var statusCallback: String?
    var parameters: [String: String] = [:]
}
