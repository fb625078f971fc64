public import EchoServing
public import Foundation

/// Where the sound of recordings lies: in files, encrypted, or at a service for objects.
public protocol RecordingVaultProtocol: Sendable {
    /// In bytes, of the sound as a client gets it.
    func size(of recording: CallRecording) async throws(RecordingVaultError) -> Int
    /// Nil where it is not known.
    func duration(of recording: CallRecording) async throws(RecordingVaultError) -> Duration?
    /// - Parameter range: within the size.
    func bytes(of recording: CallRecording, in range: Range<Int>) async throws(RecordingVaultError) -> Data
    /// For whoever watches the program; it must not wait.
    var metrics: [Metric] { get }
}

extension RecordingVaultProtocol {
    public func duration(of recording: CallRecording) async throws(RecordingVaultError) -> Duration? { nil }
    public var metrics: [Metric] { [] }
}
