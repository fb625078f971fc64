import Echo
import PhoneBridge

extension EchoConfiguration {
    /// The same for one call: what its conversation asks of the server belongs to the call's trace.
    package func traced(by trace: TraceContext?) -> EchoConfiguration {
        var configuration = self
        configuration.network.traceParent = trace?.child().text
        return configuration
    }
}
