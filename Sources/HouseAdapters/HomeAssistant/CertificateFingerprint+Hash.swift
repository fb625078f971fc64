import EchoCrypto
public import Foundation
public import House

extension CertificateFingerprint {
    /// - Parameter certificate: in DER.
    public init(of certificate: Data) { self.init(bytes: Array(SHA256.hash(data: certificate))) }
}
