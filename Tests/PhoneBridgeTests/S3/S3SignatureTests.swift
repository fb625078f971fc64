import Foundation
import Testing

@testable import PhoneBridge

/// The examples of "Signature Calculations for the Authorization Header" in Amazon's reference of S3.
@Suite struct `Requests to S3 are signed as Amazon signs its examples` {
    private static let account = S3Account(
        endpoint: "https://s3.amazonaws.com", bucket: "examplebucket", region: "us-east-1",
        keyID: "AKIAIOSFODNN7EXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY")
    private let sut = S3Signature(account: account)
    private let host = "examplebucket.s3.amazonaws.com"
    /// Friday, 24 May 2013, 00:00 UTC.
    private let date = Date(timeIntervalSince1970: 1_369_353_600)

    private func authorization(_ names: String, _ signature: String) -> String {
        "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=\(names),"
            + "Signature=\(signature)"
    }

    @Test func `for a part of an object`() {
        let headers = sut.headers(
            "GET", path: "/test.txt", host: host, headers: ["range": "bytes=0-9"], .empty, at: date)
        #expect(headers["x-amz-date"] == "20130524T000000Z")
        #expect(
            headers["authorization"]
                == authorization(
                    "host;range;x-amz-content-sha256;x-amz-date",
                    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"))
    }

    @Test func `for an object that is put, with a name that has to be encoded`() {
        let headers = sut.headers(
            "PUT", path: "/test$file.text", host: host,
            headers: ["date": "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY"],
            .bytes(Data("Welcome to Amazon S3.".utf8)), at: date)
        #expect(
            headers["authorization"]
                == authorization(
                    "date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class",
                    "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd"))
    }

    @Test(arguments: [
        (["lifecycle": ""], "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"),
        (["prefix": "J", "max-keys": "2"], "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"),
    ])
    func `for a question about the bucket`(query: [String: String], signature: String) {
        let headers = sut.headers("GET", path: "/", query: query, host: host, .empty, at: date)
        #expect(
            headers["authorization"] == authorization("host;x-amz-content-sha256;x-amz-date", signature))
    }

    @Test func `with the token of temporary keys`() {
        var account = Self.account
        account.sessionToken = "token"
        let headers = S3Signature(account: account).headers("GET", path: "/", host: host, .empty, at: date)
        #expect(headers["x-amz-security-token"] == "token")
        #expect(headers["authorization"]?.contains("x-amz-date;x-amz-security-token,") == true)
    }

    @Test func `and the secret is in no description`() {
        let account = Self.account
        for text in ["\(account)", String(reflecting: account), "\(sut)", String(reflecting: [account])] {
            #expect(!text.contains("wJalr") && !text.contains("AKIA"))
        }
        var dumped = ""
        dump(account, to: &dumped)
        #expect(!dumped.contains("wJalr"))
    }
}
