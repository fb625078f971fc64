import EchoScreen

/// A telephone call as an export has it.
struct CallDocument: Codable {
    let callID, direction, status: String
    var number, configuration: String?
    /// Milliseconds.
    var duration: Int64?

    init(_ call: CallDetails) {
        (callID, direction, status) = (call.callID, call.direction.rawValue, call.status)
        (number, configuration) = (call.number, call.configuration)
        duration = call.duration?.wholeMilliseconds
    }

    var call: CallDetails {
        CallDetails(
            callID: callID, direction: CallDetails.Direction(rawValue: direction) ?? .inbound, number: number,
            status: status, duration: duration.map { .milliseconds(max(0, $0)) }, configuration: configuration)
    }
}
