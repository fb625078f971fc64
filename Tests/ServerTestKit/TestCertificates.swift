public import EchoTestKit
import Foundation
import NIOCore
public import NIOSSL

/// Certificates that sign themselves with one key, made for these tests: who trusts one of them trusts nothing else.
public enum TestCertificates {
    /// For localhost, until 2120.
    public static let valid = """
        -----BEGIN CERTIFICATE-----
        MIIBVDCB+6ADAgECAhRev0U3lh/nxuy+a/MKSOaSlV062TAKBggqhkjOPQQDAjAU
        MRIwEAYDVQQDDAlsb2NhbGhvc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEw
        MDAwMDBaMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49
        AwEHA0IABL5LwcSXZkIoSv9ztunkBn196F8u+Vi7uKNcgMaYEBjJX5qpBowO8MZ7
        nsBZMAWOauTfcRiNh2sERSaszCzNT/ujKTAnMBQGA1UdEQQNMAuCCWxvY2FsaG9z
        dDAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIC7jByQiTtKowANr
        ixMMV+dFFL6BqVI4ZhGsD9al4gzuAiEA7bm5EOLmd3CsfWvPyDlDJa6FS5r2V5Hb
        mdzFtBIv3yA=
        -----END CERTIFICATE-----
        """

    /// For elsewhere.example, until 2120.
    public static let forAnotherName = """
        -----BEGIN CERTIFICATE-----
        MIIBbjCCAROgAwIBAgIUenvHzCnjyAsGlyRVg2Pj/cZVbaswCgYIKoZIzj0EAwIw
        HDEaMBgGA1UEAwwRZWxzZXdoZXJlLmV4YW1wbGUwIBcNMjAwMTAxMDAwMDAwWhgP
        MjEyMDAxMDEwMDAwMDBaMBwxGjAYBgNVBAMMEWVsc2V3aGVyZS5leGFtcGxlMFkw
        EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEvkvBxJdmQihK/3O26eQGfX3oXy75WLu4
        o1yAxpgQGMlfmqkGjA7wxnuewFkwBY5q5N9xGI2HawRFJqzMLM1P+6MxMC8wHAYD
        VR0RBBUwE4IRZWxzZXdoZXJlLmV4YW1wbGUwDwYDVR0TAQH/BAUwAwEB/zAKBggq
        hkjOPQQDAgNJADBGAiEA6R7sOX/tdq8hSTWds7NRRUAnuVhhCqLKCSpoXt0KT80C
        IQCV8hFAuC2Zxh3VlO0EeWNGRedm2fUtQeXSxrMhLgUFfQ==
        -----END CERTIFICATE-----
        """

    /// For localhost, until the end of 2020.
    public static let expired = """
        -----BEGIN CERTIFICATE-----
        MIIBUTCB+aADAgECAhR7TqtfDGDwgFuc+4SA0CQAvBB9tzAKBggqhkjOPQQDAjAU
        MRIwEAYDVQQDDAlsb2NhbGhvc3QwHhcNMjAwMTAxMDAwMDAwWhcNMjEwMTAxMDAw
        MDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMB
        BwNCAAS+S8HEl2ZCKEr/c7bp5AZ9fehfLvlYu7ijXIDGmBAYyV+aqQaMDvDGe57A
        WTAFjmrk33EYjYdrBEUmrMwszU/7oykwJzAUBgNVHREEDTALgglsb2NhbGhvc3Qw
        DwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiAgvSr8m+rrEdEi4YLb
        ijpHETXnAoWMkZC2CDimDa+GHQIgQQ6A7tNOi9rNQTxzpbcfMPO10Hap794F6hIS
        rWpoiPI=
        -----END CERTIFICATE-----
        """

    /// For localhost, from 2100.
    public static let notYetValid = """
        -----BEGIN CERTIFICATE-----
        MIIBVjCB/aADAgECAhR014nDizUqxyYT8Q7Xm62GYqV9RDAKBggqhkjOPQQDAjAU
        MRIwEAYDVQQDDAlsb2NhbGhvc3QwIhgPMjEwMDAxMDEwMDAwMDBaGA8yMTIwMDEw
        MTAwMDAwMFowFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZI
        zj0DAQcDQgAEvkvBxJdmQihK/3O26eQGfX3oXy75WLu4o1yAxpgQGMlfmqkGjA7w
        xnuewFkwBY5q5N9xGI2HawRFJqzMLM1P+6MpMCcwFAYDVR0RBA0wC4IJbG9jYWxo
        b3N0MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIhAM+T8z3OwPVb
        qlnLQwAn+emdb2wvFihktGGFYsNK1bbYAiBYYHIUk8vrtR/qk2lUR/scdmJaJCbN
        gwbhbj7qBctBZw==
        -----END CERTIFICATE-----
        """

    /// The key of them all.
    private static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgkVnciDJh2Q9KZNHz
        JEVhOGgk9GQgfyR0pNqcRbyl5qChRANCAAS+S8HEl2ZCKEr/c7bp5AZ9fehfLvlY
        u7ijXIDGmBAYyV+aqQaMDvDGe57AWTAFjmrk33EYjYdrBEUmrMwszU/7
        -----END PRIVATE KEY-----
        """

    /// The encryption of a server that has such a certificate.
    public static func server(_ certificate: String) throws -> NIOSSLContext {
        let chain = try NIOSSLCertificate.fromPEMBytes([UInt8](certificate.utf8))
        let key = try NIOSSLPrivateKey(bytes: [UInt8](Self.key.utf8), format: .pem)
        return try NIOSSLContext(
            configuration: .makeServerConfiguration(
                certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key)))
    }

    /// A file that holds the key of them all.
    public static func keyFile() throws -> String { try file(key) }

    /// A file that holds it, for whoever is to trust it.
    public static func file(_ certificate: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pem")
        try Data(certificate.utf8).write(to: file)
        return file.path
    }

    /// A server that has such a certificate, at `localhost`.
    public static func httpServer(
        _ certificate: String, _ script: @escaping PuppetHTTPServer.Script
    ) throws -> PuppetHTTPServer {
        let context = try server(certificate)
        return PuppetHTTPServer(
            prepare: { try $0.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context)) },
            script: script)
    }
}
