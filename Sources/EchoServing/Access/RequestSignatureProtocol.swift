import Foundation

/// A way to prove that a request comes from who knows a secret, and was not changed on its way.
///
/// It may be asked more than once about the same request, so it cannot itself remember what it has seen.
public protocol RequestSignatureProtocol: Sendable {
    /// - Throws: What is wrong with the signature. It says nothing of the secret.
    func check(_ request: PlainRequest, at now: Date) throws(SignatureError)
}
