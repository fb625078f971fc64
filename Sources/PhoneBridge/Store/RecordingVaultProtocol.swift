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
    /// Whether a service that it asks is left alone just now, since it failed again and again; nil where it asks none.
    var isLeftAlone: Bool? { get }
}

extension RecordingVaultProtocol {
    public func duration(of recording: CallRecording) async throws(RecordingVaultError) -> Duration? { nil }
    public var metrics: [Metric] { [] }
    public var isLeftAlone: Bool? { nil }
}
